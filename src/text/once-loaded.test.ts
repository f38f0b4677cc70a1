import { expect, test } from 'vitest';
import { onceLoaded } from './once-loaded.ts';

test('loads once for all who ask, and again only after a failure', async () => {
	const tries: (() => Promise<number>)[] = [() => Promise.reject(new Error('zu früh')), () => Promise.resolve(1), () => Promise.resolve(2)];
	const load = onceLoaded(() => tries.shift()?.() ?? Promise.resolve(0));
	expect(await Promise.allSettled([load(), load()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
	expect(await Promise.all([load(), load()])).toEqual([1, 1]);
	expect(tries).toHaveLength(1);
});
