import { type ComponentType, createContext } from 'react'

/** Link beside the number of an operation that has no name here: asks for one. Null where no provider of names is set. */
export const UnknownOperationContext = createContext<ComponentType<{ opcode: number }> | null>(null)
