import { loadDescription } from '#openapi/description/load-description.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';

const TEXT = `
openapi: 3.1.0
info: { title: Werkstatt, version: '1' }
servers: [{ url: https://api.example.com/v1 }]
security: [{ token: [] }]
paths:
  /teile:
    post:
      operationId: addPart
      parameters:
        - { name: Idempotency-Key, in: header, schema: { type: string, format: uuid }, example: 6f1c9a52-3b1e-4c0d-9a57-2f6d4be1c3a8 }
        - { name: farbe, in: query, schema: { type: array, items: { type: string, enum: [rot, blau] } } }
        - { name: lager, in: query, required: true, schema: { type: integer }, example: 4 }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Part' }
            examples:
              klein: { value: { name: Bolzen, masse: [{ wert: 2 }] } }
              gross: { value: { name: Welle, masse: [] } }
      responses: { '201': { description: angelegt } }
  /teile/{id}/bild:
    post:
      operationId: addPicture
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 7 }]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [bild]
              properties:
                bild: { type: string, format: binary }
                text: { type: string }
            example: { bild: skizze.png, text: von vorn }
      responses: { '201': { description: angelegt } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Part:
      type: object
      required: [name, masse]
      additionalProperties: false
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, maxLength: 40, description: 'Wie das Teil **heißt**. Mehr dazu unten.' }
        notiz: { type: [string, 'null'], maxLength: 1000 }
        geprueft: { type: boolean }
        art: { type: string, enum: [dreh, fräs], x-enum-descriptions: { dreh: Drehteil, fräs: Frästeil } }
        masse: { type: array, maxItems: 3, items: { $ref: '#/components/schemas/Size' } }
        teile: { type: array, items: { $ref: '#/components/schemas/Part' } }
        merkmale: { type: object, additionalProperties: { type: string } }
        preis: { oneOf: [{ type: string }, { type: number }, { $ref: '#/components/schemas/Price' }] }
        lack: { oneOf: [{ title: Matt, type: object, required: [art], properties: { art: { const: matt } } }, { title: Glanz, type: object, required: [art], properties: { art: { const: glanz } } }] }
    Price: { type: object, required: [euro], properties: { euro: { type: number } } }
    Size: { type: object, required: [wert], properties: { wert: { type: number }, einheit: { type: string } } }
`;

/** A small service with what forms have to deal with. */
export function workshop(): { model: ApiModel; operation(id: string): Operation } {
	const { model } = loadDescription(TEXT, { file: 'api.yml', lenient: true });
	if (model === undefined) throw new Error('The fixture cannot be read.');
	return {
		model,
		operation(id) {
			const found = model.operations.find((operation) => operation.id === id);
			if (found === undefined) throw new Error(`There is no operation ${id}.`);
			return found;
		},
	};
}
