"""Records of sharded instructions as their public description has them, one of each task."""

import base64
import json
import pickle
import zlib

MATH = {
    "task_id": "sharded-GSM8K/1246",
    "task": "math",
    "shards": [
        {"shard_id": 1, "shard": "what's the total basketball score over four years?"},
        {"shard_id": 2, "shard": "the team has played for four years now"},
        {"shard_id": 3, "shard": "40 games per year on average"},
        {"shard_id": 4, "shard": "21 points in each game"},
    ],
    "question": "…",
    "answer": "40*4=160 games, 160*21=3360 points.\n#### 3,360",
}

CODE = {
    "task_id": "sharded-HumanEval/105",
    "task": "code",
    "source": "humaneval",
    "shards": [
        {"shard_id": 1, "shard": "Turn digits into names in a list"},
        {"shard_id": 2, "shard": "Only numbers from 1 to 9, from large to small"},
    ],
    "prompt": "from typing import List\n\ndef by_length(arr: List[int]):\n    '''Names.'''\n",
    "metadata": {"func_name": "by_length"},
    "public_test_cases": json.dumps(
        [{"input": "[2, 1]", "output": '["Two", "One"]', "testtype": "functional"}]
    ),
    "private_test_cases": base64.b64encode(
        zlib.compress(pickle.dumps(json.dumps([{"input": "[]", "output": "[]"}])))
    ).decode(),
}

ACTIONS = {
    "task_id": "sharded-BFCL/parallel_46",
    "task": "actions",
    "language": "Python",
    "test_category": "parallel",
    "shards": [
        {"shard_id": 1, "shard": "Find the winning percentage of the Lakers"},
        {"shard_id": 2, "shard": "Focus on the NBA season 2018"},
    ],
    "function": [
        {
            "name": "winning_percentage",
            "parameters": {
                "type": "dict",
                "properties": {"team": {"type": "string"}, "season": {"type": "integer"}},
                "required": ["team", "season"],
            },
        }
    ],
    "reference_answer": [{"winning_percentage": {"team": ["Lakers"], "season": [2018]}}],
}

DATABASE = {
    "task_id": "sharded-spider-val-422-hard",
    "task": "database",
    "shards": [
        {"shard_id": 1, "shard": "unpopular museum analysis"},
        {"shard_id": 2, "shard": "return the name of the museum without visitors"},
    ],
    "schema_sql": "CREATE TABLE museum (id INTEGER, name TEXT);",
    "reference_sql": "SELECT name FROM museum",
    "db_id": "museum_visit",
}

DATA2TEXT = {
    "task_id": "sharded-totto-1",
    "task": "data2text",
    "shards": [
        {"shard_id": 1, "shard": "<table><tr><td>1998</td></tr></table>\nOne sentence, please."},
        {"shard_id": 2, "shard": "The page is about a football club."},
    ],
    "references": ["The club was founded in 1998 .", "In 1998 the club was founded ."],
}

SUMMARY = {
    "task_id": "sharded-summhay-1",
    "task": "summary",
    "query": "What do they say about study groups?",
    "shards": [{"shard_id": 1, "doc_idxs": [1, 2]}, {"shard_id": 2, "doc_idxs": [3]}],
    "documents": [
        {"document_index": 1, "document_text": "One document."},
        {"document_index": 2, "document_text": "Another document."},
        {"document_index": 3, "document_text": "A third one."},
    ],
    "insights": [{"insight_id": 1}],
}

TRANSLATION = {
    "task_id": "sharded-wmt-1",
    "task": "translation",
    "shards": [{"shard_id": 1, "shard": "Guten Tag, liebe Leute."}],
    "document_en": "Good day, dear people.",
}

RECORDS = [MATH, CODE, ACTIONS, DATABASE, DATA2TEXT, SUMMARY, TRANSLATION]
