import { useContext, useSyncExternalStore } from 'react'
import { shortAddress } from '../../domain/notation/short.ts'
import type { Sentence } from '../../domain/transaction/sentence.ts'
import { sentenceText } from '../../domain/transaction/sentence-text.ts'
import { friendlyAddress } from '../../ton/address.ts'
import { AddressBookContext } from '../chain/address-book.ts'
import { JettonWalletsContext } from './jetton-wallets.ts'

/** A sentence as text, with addresses in the form of links. */
export function useSentenceText(sentence: Sentence): string {
  const [wallets, book] = [useContext(JettonWalletsContext), useContext(AddressBookContext)]
  return useSyncExternalStore(
    book.subscribe,
    () => sentenceText(sentence, wallets, raw => shortAddress(friendlyAddress(raw, book.find(raw)?.isWallet))),
    () => sentenceText(sentence, wallets),
  )
}
