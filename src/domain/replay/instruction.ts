/** Moves to or from a continuation that no instruction asks for, as the virtual machine logs them. */
const IMPLICIT = /^implicit \w+/

/** The mnemonic of an instruction: `PUSHINT` of `PUSHINT 5`, `implicit RET` as it is. */
export const mnemonicOf = (text: string): string => IMPLICIT.exec(text)?.[0] ?? text.split(' ', 1)[0] ?? ''

/** The part of an instruction behind its mnemonic. */
export const operandsOf = (text: string): string => text.slice(mnemonicOf(text).length).trim()
