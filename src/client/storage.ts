import { ofSite } from '#chrome/storage-keys.ts';

type Area = 'localStorage' | 'sessionStorage';

/** A stored value; `null` if there is none or storage is blocked (private mode, policy). */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
	try {
		return window[area].getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value. If storage is blocked or full, the page continues without remembering. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): void {
	try {
		window[area].setItem(key, value);
	} catch {
		// Nothing depends on stored values.
	}
}

const ownKey = (name: string) => ofSite(name, document.documentElement.dataset.base ?? '/');

/** A value of this site alone (`ofSite`). */
export const readOwn = (name: string, area?: Area): string | null => readStored(ownKey(name), area);

/** Stores a value of this site alone. */
export const writeOwn = (name: string, value: string, area?: Area): void => writeStored(ownKey(name), value, area);
