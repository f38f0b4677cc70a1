import { copyFileSync, linkSync } from 'node:fs';

/** Puts a file under a second name: that costs neither time nor room. Not every disk can give a file two names, there it is copied. Whoever writes in its place has to remove it first. */
export function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}
