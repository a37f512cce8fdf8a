# The page of a lesson.

learn-you = You
learn-on = Go on
learn-back = One step back
learn-restart = From the beginning
learn-leave = Leave the lesson
learn-step = Step { $at } of { $of }
learn-free =
    { $left ->
        [one] One more free turn
       *[other] { $left } free turns
    }
learn-not-now = You may touch what is lit up. Read the sentence at the top once more.
learn-done = You know how to play
learn-play = Play your first game of { $game }
learn-others = More lessons
learn-known = done
