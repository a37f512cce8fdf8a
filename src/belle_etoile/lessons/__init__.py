"""Playable lessons: a match with luck that was written down, and steps that say what to do in it."""

from .course import Astray as Astray
from .course import Course as Course
from .course import Place as Place
from .course import follow as follow
from .lesson import BadLesson as BadLesson
from .lesson import Lesson as Lesson
from .lesson import Step as Step
from .shelf import LESSONS as LESSONS
from .shelf import lesson_named as lesson_named
