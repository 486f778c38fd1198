/** Input to read: a text or a file. A new object for each read. */
export type Source = { kind: 'text'; text: string } | { kind: 'file'; file: File }
