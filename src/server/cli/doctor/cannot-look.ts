/** What a check needs cannot be reached, which is another check's finding. */
export class CannotLook extends Error {}
