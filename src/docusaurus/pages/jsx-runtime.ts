import * as react from 'react/jsx-runtime';
import { guarded } from './guard.tsx';

export { Fragment } from 'react/jsx-runtime';

type Jsx = typeof react.jsx;

/** React's own functions; only components are guarded. */
export const jsx: Jsx = (type, props, key) => react.jsx(guarded(type) as typeof type, props, key);
export const jsxs: Jsx = (type, props, key) => react.jsxs(guarded(type) as typeof type, props, key);
