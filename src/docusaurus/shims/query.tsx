import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What stands behind the `?` of the address, as hooks of Docusaurus' theme read and write it. At build time nothing does. */

const CHANGE = 'nonius-query';

function onQuery(notify: () => void): () => void {
	const events = [CHANGE, 'popstate'];
	for (const event of events) addEventListener(event, notify);
	return () => {
		for (const event of events) removeEventListener(event, notify);
	};
}

/** The same object as long as nothing changes: components name what they get from it as a dependency. */
function useQuery(): URLSearchParams {
	const written = useSyncExternalStore(
		onQuery,
		() => location.search,
		() => '',
	);
	return useMemo(() => new URLSearchParams(written), [written]);
}

/** Whether a change is a new entry of the history; by default it replaces the one that is there. */
interface Change {
	push?: boolean;
}

function writeQuery(change: (query: URLSearchParams) => void, { push = false }: Change = {}): void {
	const address = new URL(location.href);
	change(address.searchParams);
	history[push ? 'pushState' : 'replaceState'](history.state, '', address);
	dispatchEvent(new Event(CHANGE));
}

export function useQueryStringValue(key: string | null): string | null {
	const query = useQuery();
	return key === null ? null : query.get(key);
}

/** The value of a key (empty if missing), and a function that sets it (`null` removes it). */
export function useQueryString(key: string): [string, (value: string | null, change?: Change) => void] {
	const set = useCallback((value: string | null, change?: Change) => writeQuery((query) => (value ? query.set(key, value) : query.delete(key)), change), [key]);
	return [useQuery().get(key) ?? '', set];
}

/** All values of a key, and a function that sets them, also depending on the current ones. */
export function useQueryStringList(key: string): [string[], (values: string[] | ((now: string[]) => string[]), change?: Change) => void] {
	const query = useQuery();
	const set = useCallback(
		(values: string[] | ((now: string[]) => string[]), change?: Change) =>
			writeQuery((query) => {
				const next = typeof values === 'function' ? values(query.getAll(key)) : values;
				query.delete(key);
				for (const value of next) query.append(key, value);
			}, change),
		[key],
	);
	return [useMemo(() => query.getAll(key), [query, key]), set];
}

const clear = (): void =>
	writeQuery((query) => {
		for (const key of [...query.keys()]) query.delete(key);
	});

/** A function that removes the whole query. */
export const useClearQueryString = () => clear;
