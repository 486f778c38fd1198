export const MASTERCHAIN = -1

/** Shard id of an unsplit workchain, as 16 hex digits. */
export const WHOLE_SHARD = '8000000000000000'
