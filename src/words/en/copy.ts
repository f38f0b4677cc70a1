export const copy = {
	copy: 'Copy',
	copied: 'Copied',
	address: 'Address copied',
	failed: 'Copying does not work here',
};
