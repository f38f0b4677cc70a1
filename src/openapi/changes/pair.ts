/** The same thing in both descriptions. */
export interface Pair<T> {
	before: T;
	after: T;
}
