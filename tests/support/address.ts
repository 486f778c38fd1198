import type { Address } from '@ton/core'
import type { RawAddress } from '../../src/ton/address.ts'

/** An address of `@ton/core` as the product keeps it. */
export const rawOf = ({ workChain, hash }: Address): RawAddress => `${workChain}:${hash.toString('hex')}`
