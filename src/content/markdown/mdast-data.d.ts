import type { ElementContent } from 'hast';
import 'mdast';

/** How Sätteri lets a node choose its element; the types of mdast leave the bag open. */
declare module 'mdast' {
	interface Data {
		hName?: string;
		hProperties?: Record<string, unknown>;
		hChildren?: ElementContent[];
	}
}
