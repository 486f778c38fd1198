/** Comment sent with a payment. The text of an encrypted one is unknown. A provider may name an operation in its place. */
export type Comment =
  | { kind: 'text'; text: string }
  | { kind: 'binary'; hex: string }
  | { kind: 'encrypted' }
  | { kind: 'operation'; name: string }
