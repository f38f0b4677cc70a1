import type { Post } from './blog.ts';

/** The posts that lists show, in the order given: an unlisted one is found by its address only. */
export const listedPosts = (posts: readonly Post[]): Post[] => posts.filter(({ unlisted }) => !unlisted);
