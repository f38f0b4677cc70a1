import { announceReturn } from '#console/sign-in/return-channel.ts';
import { RETURN_STATE } from '#console/sign-in/return-state.ts';

/** Passes on the response of an authorisation server from this window, which was opened only for that, and removes it from the address. */
export function returnFromSignIn(): void {
	const { search } = location;
	if (!new URLSearchParams(search).get('state')?.startsWith(RETURN_STATE)) return;
	history.replaceState(history.state, '', location.pathname);
	announceReturn(search);
	close();
}
