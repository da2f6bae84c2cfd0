/** Between values of one field in the address of a list: reads well, and needs no escape. */
export const valueSeparator = '.';
