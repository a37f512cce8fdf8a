// Lessons: all answers go in, what the board shows then comes out.
import { request } from "../api/client";

export const lessonsApi = {
  take: (game: string, lesson: string, answers: string[]) =>
    request("post", "/api/lessons/{game}/{lesson}", { path: { game, lesson }, body: { answers } }),
};
