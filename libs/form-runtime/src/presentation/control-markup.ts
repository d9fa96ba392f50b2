/** How a control is marked up: which element, and the attributes that set it apart. */
export interface ControlMarkup {
  /** The element, or `choices` for radio buttons or checkboxes with one name. */
  readonly element: 'input' | 'textarea' | 'select' | 'choices';
  /** The `type` of the input or of each choice. */
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel';
  /** What a number may be a multiple of; `any` takes decimals. */
  readonly step?: 'any';
  /** The values to choose from. */
  readonly options?: readonly string[];
  /** Whether the choices say what their value means, in place of the value itself. */
  readonly isLabelled?: boolean;
}
