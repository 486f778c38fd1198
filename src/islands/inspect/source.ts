/** Input to be read: a text, or a file. A new object each time it is asked for. */
export type Source = { kind: 'text'; text: string } | { kind: 'file'; file: File }
