import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { absent } from './absent.ts';
import { reportFailure } from './failures.ts';
import { PageContext } from './page-context.ts';

type Props = { children?: ReactNode };

const guards = new WeakMap<object, ComponentType<Props>>();

/**
 * A component that draws as the given one, and, where that throws, what stood between its tags. Its props are the same, so components that look at their
 * children see what they expect. Elements and whatever React draws by itself stay as they are.
 */
export function guarded(type: unknown): unknown {
	if (type === undefined || type === null || type === absent) return Unknown;
	if (typeof type !== 'function') return type;
	const known = guards.get(type) ?? makeGuard(type as ComponentType<Props>);
	guards.set(type, known);
	return known;
}

function makeGuard(Component: ComponentType<Props>): ComponentType<Props> {
	const name = Component.displayName ?? Component.name;
	// A class draws itself; its own errors come up as those of its parts do.
	const isClass = Component.prototype !== undefined && 'isReactComponent' in Component.prototype;
	const draw = Component as (props: Props) => ReactNode;
	function Guard(props: Props): ReactNode {
		try {
			const drawn = isClass ? <Component {...props} /> : draw(props);
			return typeof drawn === 'object' && drawn !== null ? <Suspense fallback={<Fallback name={name}>{props.children}</Fallback>}>{drawn}</Suspense> : drawn;
		} catch (error) {
			// A component that suspends (throws a promise) has not failed. If one fails in a browser, the static HTML stays.
			if (isThenable(error) || typeof window !== 'undefined') throw error;
			reportFailure({ path: use(PageContext).path, component: name, reason: error instanceof Error ? error.message : String(error) });
			return props.children;
		}
	}
	return Object.assign(Guard, Component, { displayName: name });
}

const isThenable = (error: unknown) => typeof error === 'object' && error !== null && 'then' in error;

/** The fallback of a component whose parts threw: its children. */
function Fallback({ name, children }: Props & { name: string }): ReactNode {
	reportFailure({ path: use(PageContext).path, component: name, reason: undefined });
	return children;
}

/** Why the components of the theme are not there; in the preview until they are mended. */
let themeFault: string | undefined;

/** Notes what loading `src/theme/MDXComponents` of the site threw (`undefined`: nothing): every component that is missing from then on may be one of its. */
export function noteThemeFault(error: unknown): void {
	themeFault = error === undefined ? undefined : `src/theme/MDXComponents: ${error instanceof Error ? error.message : String(error)}`;
}

/** Notes a component that a page names and nobody has. */
export const reportMissing = (name: string): void => reportFailure({ path: use(PageContext).path, component: name, reason: themeFault, isMissing: true });

/** Stands for a component that could not be imported; the import itself is reported. */
function Unknown({ children }: Props): ReactNode {
	return children;
}
