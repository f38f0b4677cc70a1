import { useEffect, useEffectEvent } from 'react';
import { groupAt, onVariantShown, showVariant } from '#console/page-variants.ts';

/**
 * Ties the choice between the alternatives of a place to the switch of the page.
 * @param onShown gets the index of the alternative that a reader has chosen there.
 * @returns a function that makes the page show the chosen alternative, if it is a single one. If that changes the page, `onShown` is called, and the function returns `true`.
 */
export function usePageVariant(path: string, onShown: (index: number) => void): (chosen: readonly number[]) => boolean {
	const group = groupAt(path);
	const follow = useEffectEvent(onShown);
	useEffect(() => (group === undefined ? undefined : onVariantShown(group, (index) => follow(index))), [group]);
	return ([index, ...others]) => group !== undefined && index !== undefined && others.length === 0 && showVariant(group, index);
}
