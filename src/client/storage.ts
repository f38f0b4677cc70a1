type Area = 'localStorage' | 'sessionStorage';

/** A stored value; `null` when there is none or the browser keeps its storage shut (private mode, blocked by policy). */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
	try {
		return window[area].getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value. Where nothing can be stored (private mode, blocked, quota), the page works on and forgets. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): void {
	try {
		window[area].setItem(key, value);
	} catch {
		// Nothing depends on remembering.
	}
}
