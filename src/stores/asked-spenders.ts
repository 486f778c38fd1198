import { atom } from 'nanostores'

/** True once the visitor asked on this page who may spend from its wallet. */
export const $askedSpenders = atom(false)
