/** Whether the example is sent (without `readOnly`) or received (without `writeOnly`). Of a parameter it also shows what stands between the entries of a list. */
export type MessageKind = 'request' | 'response' | 'parameter';
