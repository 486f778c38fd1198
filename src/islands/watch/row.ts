import type { OwnAddress } from '../../domain/names/own.ts'
import type { RawAddress } from '../../ton/address.ts'

/** An address with what the visitor keeps of it. */
export type Row = { raw: RawAddress; own: OwnAddress }
export const rowKey = ({ raw }: Row) => raw
