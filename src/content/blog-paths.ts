/** Where the blog stands. Every address in it begins here. */
export const BLOG_PATH = '/blog/';

export const BLOG_ARCHIVE_PATH = `${BLOG_PATH}archive/`;
export const BLOG_AUTHORS_PATH = `${BLOG_PATH}authors/`;
export const BLOG_TAGS_PATH = `${BLOG_PATH}tags/`;

/** Path of a page of the list of all posts, from 1. */
export const blogListPath = (number: number): string => (number === 1 ? BLOG_PATH : `${BLOG_PATH}page/${number}/`);
