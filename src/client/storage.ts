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
		// Nothing depends on remembering.
	}
}
