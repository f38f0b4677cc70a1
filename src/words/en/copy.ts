export const copy = {
	copy: 'Copy',
	copied: 'Copied',
	address: 'Address copied',
	failed: 'Copying is not possible here',
};
