/** Texts of the frame around hydrated parts: in a module of their own, so that no island shares one with the script of every page. */
export const crash = { title: 'Die Seite ist abgestürzt.', retry: 'Nochmal versuchen' };
