import { atom } from 'nanostores'
import type { ProvedLast } from '../domain/transaction/chain.ts'
import type { RawAddress } from '../ton/address.ts'

/** What this page proved of accounts, signatures of validators included. */
export const $provedAccounts = atom<Partial<Record<RawAddress, ProvedLast>>>({})
