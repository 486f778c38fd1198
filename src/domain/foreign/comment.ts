/** Text sent with a payment; of an encrypted comment only that there is one. A provider may name an operation in its place. */
export type Comment =
  | { kind: 'text'; text: string }
  | { kind: 'binary'; hex: string }
  | { kind: 'encrypted' }
  | { kind: 'operation'; name: string }
