import { atom } from 'nanostores'

/** True once the visitor has requested the list of spenders on this page. */
export const $askedSpenders = atom(false)
