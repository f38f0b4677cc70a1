export const llms = { posts: 'Blog', furtherPages: 'Other pages', api: 'API' };
