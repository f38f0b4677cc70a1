/** Where the blog stands. Every address in it begins here. */
export const BLOG_PATH = '/blog/';

export const BLOG_ARCHIVE_PATH = `${BLOG_PATH}archive/`;
export const BLOG_AUTHORS_PATH = `${BLOG_PATH}authors/`;
export const BLOG_TAGS_PATH = `${BLOG_PATH}tags/`;

/** Path of a page of a list of posts, from 1. `first` is the path of the list: of all posts, of an author, of a tag. */
export const postListPath = (first: string, number: number): string => (number === 1 ? first : `${first}page/${number}/`);
