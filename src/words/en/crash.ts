/** Texts of the frame around hydrated parts: in a module of their own, so that no island shares one with the script of every page. */
export const crash = { title: 'This page crashed.', retry: 'Try again' };
