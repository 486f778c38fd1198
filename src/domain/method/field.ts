/**
 * Meaning of a method's argument or result: an integer, flag, hash or key, unix seconds, nanoTON; an address or other slice; a cell, text
 * or token metadata (TEP-64); a tuple or list.
 */
export type FieldKind =
  | 'int'
  | 'flag'
  | 'hash'
  | 'time'
  | 'coins'
  | 'address'
  | 'slice'
  | 'cell'
  | 'text'
  | 'content'
  | 'tuple'

/** A field of a method. `name`: identifier in the contract's source, such as `owner_address`. `kind`: specific only if certain. */
export type MethodField = { name: string; kind: FieldKind }
