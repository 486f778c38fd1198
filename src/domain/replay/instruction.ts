/** Implicit jumps and returns in the machine's log. */
const IMPLICIT = /^implicit \w+/

/** Mnemonic of an instruction: `PUSHINT` for `PUSHINT 5`; `implicit RET` unchanged. */
export const mnemonicOf = (text: string): string => IMPLICIT.exec(text)?.[0] ?? text.split(' ', 1)[0] ?? ''

/** Operands of an instruction. */
export const operandsOf = (text: string): string => text.slice(mnemonicOf(text).length).trim()
