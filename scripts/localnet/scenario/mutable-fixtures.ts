/** The fixtures, with methods for the scenario to fill them. */
import type { KeyObject } from 'node:crypto'
import type { Address } from '@ton/core'
import { accountKey } from '../chain/ledger.ts'
import type { Fixtures, Trust } from '../chain/types.ts'
import { knownInterfaces } from './contracts.ts'
import type { KeyPair } from './keys.ts'

type Label = NonNullable<ReturnType<Fixtures['label']>>

export class MutableFixtures implements Fixtures {
  readonly metadata = new Map<string, Record<string, unknown>>()
  readonly worthOpening = new Map<string, string>()
  readonly roles = new Map<string, Address[]>()
  readonly #trust = new Map<string, Trust>()
  readonly #labels = new Map<string, Label>()
  readonly #interfaces = knownInterfaces()
  readonly #secrets = new Map<string, KeyObject>()

  trust(address: Address): Trust {
    return this.#trust.get(accountKey(address)) ?? 'none'
  }

  label(address: Address): Label | undefined {
    return this.#labels.get(accountKey(address))
  }

  interfaces(codeHash: string): readonly string[] {
    return this.#interfaces.get(codeHash) ?? []
  }

  secretKey(publicKey: string): KeyObject | undefined {
    return this.#secrets.get(publicKey)
  }

  setSecretKey({ publicKey, secret }: KeyPair): void {
    this.#secrets.set(publicKey.toString('hex'), secret)
  }

  setTrust(address: Address, trust: Trust): void {
    this.#trust.set(accountKey(address), trust)
  }

  setLabel(address: Address, label: Label): void {
    this.#labels.set(accountKey(address), label)
  }

  addRole(role: string, ...addresses: Address[]): void {
    const known = this.roles.get(role)
    if (known) known.push(...addresses)
    else this.roles.set(role, addresses)
  }

  /** Stores the target of a TEP-64 link; returns the link. */
  publish(uri: string, metadata: Record<string, unknown>): string {
    this.metadata.set(uri, metadata)
    return uri
  }
}
