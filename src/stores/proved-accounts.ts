import { atom } from 'nanostores'
import type { ProvedLast } from '../domain/transaction/chain.ts'
import type { RawAddress } from '../ton/address.ts'

/** Accounts that this page has proved up to the validators' signatures. */
export const $provedAccounts = atom<Partial<Record<RawAddress, ProvedLast>>>({})
