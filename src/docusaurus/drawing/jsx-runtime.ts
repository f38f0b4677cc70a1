import { createElement as makeElement } from 'react';
import * as react from 'react/jsx-runtime';
import { guarded } from './guard.tsx';
import { HtmlAnchor } from './html-anchor.tsx';

export { Fragment } from 'react/jsx-runtime';

type Jsx = typeof react.jsx;

/** React's own functions; only components are guarded, and links lead where they led. */
export const jsx: Jsx = (type, props, key) => react.jsx(drawnAs(type), props, key);
export const jsxs: Jsx = (type, props, key) => react.jsxs(drawnAs(type), props, key);

/** Compilers call it where a key stands behind a spread (`<Card {...card} key={id} />`), as the key may then be that of the spread. */
export const createElement = (type: React.ElementType, ...rest: [props?: object | null, ...children: React.ReactNode[]]) => makeElement(drawnAs(type), ...rest);

const drawnAs = (type: React.ElementType) => (type === 'a' ? HtmlAnchor : guarded(type)) as React.ElementType;
