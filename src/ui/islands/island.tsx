import { neverChanges } from './never-changes.ts';
import './island.css';
import '#ui/layout/button.css';
import './load-failure.css';
import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { crash } from '#words/crash.ts';

interface BoundaryProps {
	children: ReactNode;
}

interface BoundaryState {
	error: Error | undefined;
}

/** Shows what went wrong in place of a part that crashed; the page around it lives on. */
class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
	override state: BoundaryState = { error: undefined };

	static getDerivedStateFromError(error: unknown): BoundaryState {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}

	/** The button goes with the error; the focus goes on to what comes in its place, be it the same error again. */
	retry(frame: Element | null) {
		this.setState({ error: undefined }, () => frame?.querySelector<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')?.focus());
	}

	override render() {
		const { error } = this.state;
		if (error === undefined) return this.props.children;
		return (
			<div className="load-failure" role="alert">
				<p>
					<strong>{crash.title}</strong>
				</p>
				<p>
					<code>{error.message}</code>
				</p>
				<button type="button" className="button" onClick={({ currentTarget }) => this.retry(currentTarget.closest('astro-island'))}>
					{crash.retry}
				</button>
			</div>
		);
	}
}

/**
 * Makes a component fit for a page that lives without it: a crash stays inside its frame, with the error and a button that tries again, and controls that no
 * script has brought to life yet, or ever, are disabled. Every component that hydrates is wrapped in this.
 */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
	function Island(props: Props) {
		const isAlive = useSyncExternalStore(
			neverChanges,
			() => true,
			() => false,
		);
		return (
			<CrashBoundary>
				<fieldset className="island" role="none" disabled={!isAlive}>
					<Content {...props} />
				</fieldset>
			</CrashBoundary>
		);
	}
	return Island;
}
