export const llms = { posts: 'Blog', furtherPages: 'Weitere Seiten', api: 'API' };
