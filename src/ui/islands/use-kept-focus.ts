import { type RefObject, useEffect, useRef } from 'react';
import { type KeptFocus, keptFocus } from './kept-focus.ts';

/** Keeps the focus in `root` when a change of the component removes the focused element. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
	const kept = useRef<KeptFocus>(undefined);
	useEffect(() => {
		if (root.current === null) return;
		const { note, mend } = keptFocus(root.current);
		kept.current = { note, mend };
		const ended = new AbortController();
		root.current.addEventListener('focusin', ({ target }) => target instanceof Element && note(target), ended);
		return () => ended.abort();
	}, [root]);
	useEffect(() => kept.current?.mend());
}
