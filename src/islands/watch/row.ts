import type { OwnAddress } from '../../domain/names/own.ts'
import type { RawAddress } from '../../ton/address.ts'

/** An address with the visitor's data about it. */
export type Row = { raw: RawAddress; own: OwnAddress }
export const rowKey = ({ raw }: Row) => raw
