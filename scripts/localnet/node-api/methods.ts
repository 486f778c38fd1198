import { accountMethods } from './accounts.ts'
import { addressMethods } from './addresses.ts'
import { blockTransactionMethods } from './block-transactions.ts'
import { blockMethods } from './blocks.ts'
import { configMethods } from './config.ts'
import { dnsMethods } from './dns.ts'
import { getMethodMethods } from './get-method.ts'
import type { Method } from './method.ts'
import { proofMethods } from './proofs.ts'
import { sendMethods } from './send.ts'
import { tokenMethods } from './tokens.ts'
import { transactionMethods } from './transactions.ts'

export type { Method } from './method.ts'

export const methods: ReadonlyMap<string, Method> = new Map(
  [
    blockMethods,
    blockTransactionMethods,
    transactionMethods,
    accountMethods,
    addressMethods,
    configMethods,
    dnsMethods,
    getMethodMethods,
    proofMethods,
    sendMethods,
    tokenMethods,
  ].flatMap(group => Object.entries(group)),
)
