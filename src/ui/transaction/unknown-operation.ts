import { type ComponentType, createContext } from 'react'

/** What stands beside the number of an operation that has no name here: a way to ask for one. Null where nobody is to be asked. */
export const UnknownOperationContext = createContext<ComponentType<{ opcode: number }> | null>(null)
