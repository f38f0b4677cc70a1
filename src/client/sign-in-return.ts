import { announceReturn } from '#console/sign-in/return-channel.ts';
import { RETURN_STATE } from '#console/sign-in/return-state.ts';

/** Hands back what an authorisation server has sent to this window, which has been opened for that alone, and takes it out of the address. */
export function returnFromSignIn(): void {
	const { search } = location;
	if (!new URLSearchParams(search).get('state')?.startsWith(RETURN_STATE)) return;
	history.replaceState(history.state, '', location.pathname);
	announceReturn(search);
	close();
}
